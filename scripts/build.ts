// `npm run build`: the site for a static host, in dist/.
import { join } from 'node:path';

import { buildSite } from './buildSite.ts';

await buildSite(join(import.meta.dirname, '..'), 'production');
