import { failOnConsoleErrors } from './consoleErrors';

failOnConsoleErrors();
