import './desk.css';

export { Desk, type DeskProps } from './Desk';
