import { MapDrawing } from './MapDrawing';

/** A drawn map of the neighbourhood, not to scale. */
export function DrawnMap() {
  return (
    <MapDrawing width={526} height={680} ground="fill-porcelain" studio="translate(300 276)">
      <g className="fill-sand" opacity="0.7">
        <path d="M40 150 210 70l48 92-168 84zM284 62l120-46 60 110-128 58zM86 268l178-88 34 66-176 92zM352 208l132-62 42 80v44l-140 60z" />
        <path d="M0 400l96-50 60 112L0 546zM116 340l170-88 26 50-166 92zM404 350l122-54v150l-74 36zM0 574l168-88 54 104-90 90H0z" />
        <path d="M296 470l96-50 62 122-92 50zM250 620l100-52 58 112H270z" />
      </g>
      <path
        className="fill-sea"
        d="M-20 300C120 250 210 330 300 352S470 300 560 270V356C470 390 400 428 312 424S130 330-20 384Z"
        transform="rotate(-9 260 340)"
      />
      <g className="fill-none stroke-porcelain" strokeLinecap="round">
        <path d="M-10 250 540-20" strokeWidth="9" />
        <path d="M60 700C130 560 300 470 540 440" strokeWidth="12" />
        <path d="M190 40 330 330 470 690" strokeWidth="7" />
        <path d="M-10 460 250 330M330 110 560 560M-10 640 200 520" strokeWidth="6" />
      </g>
    </MapDrawing>
  );
}
