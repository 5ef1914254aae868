// `npm run reset`: forgets everything the local backend has stored.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const dataDir = process.env.LOCAL_DATA_DIR ?? join(import.meta.dirname, '../.local');
await rm(dataDir, { recursive: true, force: true });
console.log(`Removed ${dataDir}. The next start begins with the sample leads again.`);
