import '../../../ui/shelf/shelf.css';
import './desk.css';

export { Desk, type DeskProps } from './Desk';
