import { spawn } from "node:child_process";
import os from "node:os";

const HOW_TO_GET_FFMPEG =
  "ffmpeg is missing. Install it (Debian and Ubuntu: sudo apt-get install ffmpeg; macOS: brew install ffmpeg) and run this again. The film is committed, so only somebody who changes it needs ffmpeg.";

/** Runs ffmpeg; throws with what it said when it fails. */
export async function runFfmpeg(args: readonly string[]): Promise<void> {
  const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", () => reject(new Error(HOW_TO_GET_FFMPEG)));
    child.on("close", resolve);
  });
  if (code !== 0) throw new Error(`ffmpeg failed: ${said}`);
}

interface Encoding {
  /** The numbered frames, as ffmpeg writes such names: …/%04d.png. */
  frames: string;
  framesPerSecond: number;
  target: string;
  scratch: string;
}

const COLOUR = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";
const TO_VIDEO = `-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p ${COLOUR} -an`;
const VP9 =
  "-c:v libvpx-vp9 -b:v 362k -maxrate 900k -deadline good -cpu-used 1 -row-mt 1 -threads 2 -g 250 -auto-alt-ref 1 -lag-in-frames 25";
const H264 =
  "-c:v libx264 -profile:v main -preset slow -b:v 520k -maxrate 1500k -bufsize 2000k -threads 2 -g 250 -movflags +faststart";

export async function encodeWebm(encoding: Encoding): Promise<void> {
  await encodeInTwoPasses(encoding, VP9);
}

export async function encodeMp4(encoding: Encoding): Promise<void> {
  await encodeInTwoPasses(encoding, H264);
}

/** The first pass finds out where the film is busy, so that the second spends its bytes there. */
async function encodeInTwoPasses(
  { frames, framesPerSecond, target, scratch }: Encoding,
  codec: string,
): Promise<void> {
  const pass = (number: 1 | 2): string[] => [
    "-framerate",
    String(framesPerSecond),
    "-i",
    frames,
    ...`${TO_VIDEO} ${codec} -pass ${number} -passlogfile`.split(" "),
    scratch,
  ];
  await runFfmpeg([...pass(1), "-f", "null", os.devNull]);
  await runFfmpeg([...pass(2), target]);
}
