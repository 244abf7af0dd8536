export { BlastForm } from './BlastForm';
export { Reached } from './Reached';
export { drawReach } from './drawing';
export { frameOfReach, reachOf, type Reach } from './reach';
