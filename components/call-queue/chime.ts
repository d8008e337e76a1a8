const NOTES_HZ = [660, 880];
const NOTE_SECONDS = 0.14;
const LOUDNESS = 0.2;

let context: AudioContext | null = null;

/** Gets the page ready to be heard, which browsers allow from a touch on. */
export function startSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Two notes, rising. */
export function playChime(): void {
  context ??= new AudioContext();
  const sounding = context;
  // Not allowed yet, a page's sound waits for a touch: that late it would tell nothing.
  if (sounding.state !== "running" && !navigator.userActivation.isActive) return;
  void sounding.resume();
  const from = sounding.currentTime;
  for (const [index, hertz] of NOTES_HZ.entries()) {
    const [tone, volume] = [sounding.createOscillator(), sounding.createGain()];
    const begin = from + index * NOTE_SECONDS;
    const end = begin + NOTE_SECONDS;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(volume).connect(sounding.destination);
    tone.start(begin);
    tone.stop(end);
  }
}
