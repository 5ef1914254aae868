/** A soft looping pad: every tone and swell completes a whole number of cycles in the duration. */
const RATE = 48_000;
const LOUDNESS = 0.16;

/** A WAV file, mono, 16 bit. */
export function pad(chord: readonly number[], seconds: number): Buffer {
  const n = Math.round(RATE * seconds);
  const whole = (hz: number): number => Math.round(hz * seconds) / seconds;
  const voices = chord.flatMap((hz, i) => [
    { hz: whole(hz), gain: 1 / (i + 1), swell: i + 1, phase: i * 1.7 },
    { hz: whole(hz * 1.003), gain: 0.6 / (i + 1), swell: i + 2, phase: i * 2.3 },
    { hz: whole(hz * 2), gain: 0.12 / (i + 1), swell: i + 3, phase: i * 0.9 },
  ]);
  const total = voices.reduce((sum, voice) => sum + voice.gain, 0);
  const file = Buffer.alloc(44 + n * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + n * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(n * 2, 40);
  for (let i = 0; i < n; i++) {
    const t = i / RATE;
    let v = 0;
    for (const voice of voices) {
      const swell = 0.62 + 0.38 * Math.sin((2 * Math.PI * voice.swell * t) / seconds + voice.phase);
      v += Math.sin(2 * Math.PI * voice.hz * t + voice.phase) * voice.gain * swell;
    }
    file.writeInt16LE(Math.round((v / total) * LOUDNESS * 32_767), 44 + i * 2);
  }
  return file;
}
