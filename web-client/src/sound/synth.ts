export type SoundName = 'tile' | 'follower' | 'score' | 'turn' | 'over';

let context: AudioContext | null = null;

/** Browsers let a page sound only after the person has touched it; before that nothing is made. */
export function wakeSound(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Plays the sounds one after another, softly. Silent before `wakeSound`. */
export function playSounds(names: readonly SoundName[]): void {
  if (context?.state !== 'running') return;
  let at = context.currentTime + 0.01;
  for (const name of names) at += PARTS[name](context, at);
}

/** Each gives the time after which the next sound may begin. */
const PARTS: Readonly<Record<SoundName, (on: AudioContext, at: number) => number>> = {
  tile: (on, at) => {
    knock(on, at, 150, 0.5);
    knock(on, at + 0.035, 115, 0.3);
    return 0.14;
  },
  follower: (on, at) => {
    knock(on, at, 420, 0.35);
    return 0.14;
  },
  score: (on, at) => {
    [587, 740, 880].forEach((pitch, i) => pluck(on, at + i * 0.07, pitch, 0.16));
    return 0.32;
  },
  turn: (on, at) => {
    [659, 988].forEach((pitch, i) => pluck(on, at + i * 0.13, pitch, 0.2));
    return 0.4;
  },
  over: (on, at) => {
    [392, 494, 587, 784].forEach((pitch, i) => pluck(on, at + i * 0.14, pitch, 0.22));
    return 0.8;
  },
};

/** Wood on wood: a tone that falls, and a breath of noise. */
function knock(on: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = on.createOscillator();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.05);
  tone.connect(fading(on, at, loud, 0.11));
  tone.start(at);
  tone.stop(at + 0.12);

  const noise = on.createBufferSource();
  noise.buffer = breath(on);
  const dull = on.createBiquadFilter();
  dull.type = 'lowpass';
  dull.frequency.value = pitch * 7;
  noise.connect(dull).connect(fading(on, at, loud * 0.5, 0.04));
  noise.start(at);
}

/** A string that is plucked. */
function pluck(on: AudioContext, at: number, pitch: number, loud: number): void {
  for (const [times, share] of [
    [1, 1],
    [2, 0.35],
    [3, 0.12],
  ] as const) {
    const tone = on.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = pitch * times;
    tone.connect(fading(on, at, loud * share, 0.45 / times));
    tone.start(at);
    tone.stop(at + 0.5);
  }
}

function fading(on: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * 0.5, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(on.destination);
  return gain;
}

let noiseBuffer: AudioBuffer | null = null;

function breath(on: AudioContext): AudioBuffer {
  if (noiseBuffer) return noiseBuffer;
  noiseBuffer = on.createBuffer(1, Math.round(on.sampleRate * 0.06), on.sampleRate);
  const samples = noiseBuffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return noiseBuffer;
}
