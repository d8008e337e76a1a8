import { useWords } from "#words";
import { useEffect, useRef } from "react";
import { CheckBox } from "@/components/ui/check-box";
import { useStoredSwitch } from "@/components/ui/use-stored-switch";

/** Plays a sound whenever new orders have come in. It is off until somebody switches it on, on this device. */
export function NewOrderSound({ count }: { count: number }) {
  const { sound } = useWords("deskQueue");
  const [isOn, setIsOn] = useStoredSwitch("sound for new orders");
  const heard = useRef(count);

  useEffect(() => {
    if (isOn && count > heard.current) playChime();
    heard.current = count;
  }, [isOn, count]);

  useEffect(() => {
    if (!isOn) return undefined;
    // Browsers allow a page to play sound once somebody has touched it.
    window.addEventListener("pointerdown", startSound, { once: true });
    return () => window.removeEventListener("pointerdown", startSound);
  }, [isOn]);

  return (
    <CheckBox
      checked={isOn}
      onChange={(isTicked) => {
        setIsOn(isTicked);
        if (isTicked) playChime();
      }}
      className="inline-flex min-h-11 items-center gap-2"
    >
      {sound}
    </CheckBox>
  );
}

const NOTES_HZ = [660, 880];
const NOTE_SECONDS = 0.14;
const LOUDNESS = 0.2;

let context: AudioContext | null = null;

/** Prepares the page's sound, which browsers allow after the first touch. */
function startSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Two notes, rising. */
function playChime(): void {
  context ??= new AudioContext();
  const sounding = context;
  // A sound that is not allowed yet would wait for a touch, and come too late to be of use.
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
