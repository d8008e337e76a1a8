import { useWords } from "#words";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { CROP_LAYOUT } from "@/components/ui/crop-layout";
import { closeModal, Modal, openModal } from "@/components/ui/modal";
import { Spinner } from "@/components/ui/spinner";
import { type Crop, PICTURE_ASPECT } from "@/lib/catalogue/images/rules";

const CropFrame = dynamic(() => import("@/components/ui/crop-frame").then((module) => module.CropFrame), {
  ssr: false,
  loading: () => <Opening />,
});

/** As high as the frame and its slider, so that no button moves from under a finger. */
function Opening() {
  const { picture: words } = useWords("deskProducts");
  return (
    <>
      <div className={`${CROP_LAYOUT.frame} grid place-items-center bg-transparent!`}>
        <Spinner label={words.opening} />
      </div>
      <div aria-hidden="true" className={`${CROP_LAYOUT.zoom} invisible`}>
        {words.zoom}
        <div className={CROP_LAYOUT.slider} />
      </div>
    </>
  );
}

interface CropDialogProps {
  id: string;
  title: string;
  src: string;
  onUse: (crop: Crop) => void;
  onClose: () => void;
  onFailure: () => void;
}

/** Lets the admin choose the part of a picture that the shop shows. */
export function CropDialog({ id, title, src, onUse, onClose, onFailure }: CropDialogProps) {
  const { picture: words } = useWords("deskProducts");
  const { cancel } = useWords("deskKit").upload;
  const [crop, setCrop] = useState<Crop>();

  useEffect(() => openModal(id), [id]);

  function use() {
    closeModal(id);
    if (crop) onUse(crop);
  }

  return (
    <Modal id={id} title={title} onClose={onClose} className="max-w-xl">
      <CropFrame
        src={src}
        aspect={PICTURE_ASPECT}
        label={words.frame}
        zoomLabel={words.zoom}
        onChange={setCrop}
        onFailure={onFailure}
      />
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button variant="quiet" onClick={() => closeModal(id)}>
          {cancel}
        </Button>
        <Button disabled={!crop} onClick={use}>
          {words.use}
        </Button>
      </div>
    </Modal>
  );
}
