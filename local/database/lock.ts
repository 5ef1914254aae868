import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Locks a folder's database for this process, because two processes on one PGlite folder destroy it. Returns the release function.
 * @throws Error with instructions when another running process holds the lock.
 */
export function lockFolder(lockPath: string): () => void {
  mkdirSync(dirname(lockPath), { recursive: true });
  try {
    writeFileSync(lockPath, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(lockPath, 'utf8'));
    if (owner !== process.pid && isRunning(owner)) {
      throw new Error(
        `The local database in ${dirname(lockPath)} is in use by process ${owner}. Stop that server first, or set LOCAL_DATA_DIR to another folder.`,
      );
    }
    writeFileSync(lockPath, String(process.pid));
  }
  return () => rmSync(lockPath, { force: true });
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
