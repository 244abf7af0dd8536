import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '../ui/theme.css';
import '../ui/controls.css';
import '../ui/shell.css';
import { render } from 'preact';
import { keepOffline } from '../net/offline';
import { tellWhere } from '../net/whereabouts';
import { applySettings } from '../ui/settings';
import { App } from './App';
import { startRouter } from './router';

applySettings(document.documentElement);
startRouter();
tellWhere();
keepOffline();
const root = document.getElementById('app');
if (root) render(<App />, root);
