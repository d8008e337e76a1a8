import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { CROP_LAYOUT } from "@/components/ui/crop-layout";

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.05;
const KEYBOARD_STEP_PIXELS = 8;
const PERCENT = 100;

/** The cut-out, in fractions of the picture's width and height. */
interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface CropFrameProps {
  src: string;
  /** Width by height. */
  aspect: number;
  /** The frame's name for screen readers, with how it is moved. */
  label: string;
  zoomLabel: string;
  onChange: (frame: Frame) => void;
  /** The browser cannot show this file. */
  onFailure: () => void;
}

/** A picture behind a fixed frame; finger, mouse, wheel or arrow keys move and zoom it. */
export function CropFrame({ src, aspect, label, zoomLabel, onChange, onFailure }: CropFrameProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const tell = ({ x, y, width, height }: Area) =>
    onChange({ left: x / PERCENT, top: y / PERCENT, width: width / PERCENT, height: height / PERCENT });
  return (
    <>
      <div className={CROP_LAYOUT.frame}>
        <Cropper
          image={src}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          keyboardStep={KEYBOARD_STEP_PIXELS}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={tell}
          mediaProps={{ onError: onFailure, alt: "" }}
          cropperProps={{ role: "group", "aria-label": label }}
        />
      </div>
      <label className={CROP_LAYOUT.zoom}>
        {zoomLabel}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className={CROP_LAYOUT.slider}
        />
      </label>
    </>
  );
}
