import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Deletes the run's data folder if the run created it. */
export default function removeData(): void {
  const folder = process.env.LOCAL_DATA_DIR;
  if (folder?.startsWith(tmpdir())) rmSync(folder, { recursive: true, force: true });
}
