export { BlastForm } from './BlastForm';
export { Reached } from './Reached';
export { drawReach, type BlastBoard } from './drawing';
export { frameOfReach, reachOf, type Reach } from './reach';
