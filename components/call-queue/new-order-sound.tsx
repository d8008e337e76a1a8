import { useEffect, useRef } from "react";
import { CheckBox } from "@/components/ui/check-box";
import { useStoredSwitch } from "@/components/ui/use-stored-switch";

/** Off until somebody switches it on, on this device: then each time that more orders have come in is heard. */
export function NewOrderSound({ count }: { count: number }) {
  const [isOn, setIsOn] = useStoredSwitch("sound for new orders");
  const heard = useRef(count);

  useEffect(() => {
    if (isOn && count > heard.current) playChime();
    heard.current = count;
  }, [isOn, count]);

  useEffect(() => {
    if (!isOn) return undefined;
    // Browsers let a page be heard once it has been touched.
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
      Sound for new orders
    </CheckBox>
  );
}

const NOTES_HZ = [660, 880];
const NOTE_SECONDS = 0.14;
const LOUDNESS = 0.2;

let context: AudioContext | null = null;

/** Gets the page ready to be heard, which browsers allow from a touch on. */
function startSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Two notes, rising. */
function playChime(): void {
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
