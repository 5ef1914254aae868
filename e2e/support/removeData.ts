import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Removes the data folder of the run, if it is one that the run made. */
export default function removeData(): void {
  const folder = process.env.LOCAL_DATA_DIR;
  if (folder?.startsWith(tmpdir())) rmSync(folder, { recursive: true, force: true });
}
