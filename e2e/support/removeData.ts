import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Deletes the data folder of this test run if the run created the folder. */
export default function removeData(): void {
  const folder = process.env.LOCAL_DATA_DIR;
  if (folder?.startsWith(tmpdir())) rmSync(folder, { recursive: true, force: true });
}
