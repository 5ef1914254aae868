/**
 * Renders the four loops into public/video/<name>.{webm,mp4}; needs ffmpeg on the PATH.
 *   node videos.ts [name ...]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { breathingSilk } from './video/cloth.ts';
import { threeLamps } from './video/lights.ts';
import { lipFilling } from './video/lips.ts';
import type { Loop } from './video/loop.ts';
import { pad } from './video/sound.ts';
import { strokes } from './video/strokes.ts';

const SIZE = { width: 720, height: 1280 };
const FRAMES_PER_SECOND = 24;
const MOST_BYTES = 700_000;
const FOLDER = fileURLToPath(new URL('../../public/video/', import.meta.url));

async function ffmpeg(args: readonly string[], feed?: (write: (frame: Uint8Array) => Promise<void>) => Promise<void>): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(child, 'close');
  await feed?.(async (frame) => {
    if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
  });
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function film({ name, seconds, chord, open }: Loop): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-film-'));
  try {
    const master = join(folder, 'master.mkv');
    const sound = join(folder, 'sound.wav');
    await writeFile(sound, pad(chord, seconds));
    const frame = await open(SIZE);
    const count = seconds * FRAMES_PER_SECOND;
    const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${SIZE.width}x${SIZE.height}`, '-r', String(FRAMES_PER_SECOND), '-i', '-'];
    await ffmpeg([...raw, '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p', master], async (write) => {
      for (let i = 0; i < count; i++) await write(Buffer.from(Uint8ClampedArray.from((await frame(i / count)).data).buffer));
    });
    const input = ['-i', master, '-i', sound, '-map', '0:v', '-map', '1:a', '-pix_fmt', 'yuv420p', '-map_metadata', '-1'];
    const mp4 = ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-crf', '20', '-maxrate', '590k', '-bufsize', '1180k'];
    await ffmpeg([...input, ...mp4, '-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', `${FOLDER}${name}.mp4`]);
    const webm = ['-c:v', 'libvpx-vp9', '-crf', '27', '-b:v', '600k', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2', '-g', '240'];
    await ffmpeg([...input, ...webm, '-c:a', 'libopus', '-b:a', '48k', `${FOLDER}${name}.webm`]);
    for (const kind of ['mp4', 'webm']) {
      const { size } = await stat(`${FOLDER}${name}.${kind}`);
      console.info(`${name}.${kind}: ${Math.round(size / 1024)} KB`);
      if (size > MOST_BYTES) throw new Error(`${name}.${kind} is heavier than ${MOST_BYTES} bytes`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

const loops = [strokes, lipFilling, breathingSilk, threeLamps];
const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
for (const loop of loops) if (wanted.length === 0 || wanted.includes(loop.name)) await film(loop);
