const arch = 'M120 680V290a190 190 0 0 1 380 0V680Z';

/** The arch as a door ajar, with light falling onto a floor that runs from edge to edge. */
export function DoorAjar({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 620 800"
      role="img"
      aria-label={label}
      className="block h-auto w-full overflow-visible md:-ms-[22%] md:w-[136%] lg:-ms-[8%] lg:w-[116%]"
    >
      <defs>
        <linearGradient id="door-room" x1="1" y1="0" x2=".2" y2="1">
          <stop offset="0" stopColor="#FFF6E4" />
          <stop offset=".55" stopColor="#F3DDB4" />
          <stop offset="1" stopColor="#D9B27C" />
        </linearGradient>
        <linearGradient id="door-leaf" x1="0" x2="1">
          <stop offset="0" stopColor="#2A1118" />
          <stop offset=".8" stopColor="#3D1822" />
          <stop offset="1" stopColor="#54242F" />
        </linearGradient>
        <linearGradient id="door-spill" x1=".3" y1="0" x2=".7" y2="1">
          <stop offset="0" stopColor="#F6E2BC" stopOpacity=".78" />
          <stop offset="1" stopColor="#E2C89A" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="door-glow">
          <stop offset="0" stopColor="#E9B98A" stopOpacity=".34" />
          <stop offset="1" stopColor="#E9B98A" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="door-jamb" x1="0" x2="1">
          <stop offset="0" stopColor="#FFF3DC" />
          <stop offset="1" stopColor="#C79B6A" />
        </linearGradient>
        <clipPath id="door-open">
          <path d={arch} />
        </clipPath>
        <clipPath id="door-wall">
          <path d="M-200-200H1000V680H-200Z" />
        </clipPath>
      </defs>
      <circle cx="400" cy="400" r="390" fill="url(#door-glow)" clipPath="url(#door-wall)" />
      <path d="M-4000 680H4600V801H-4000Z" className="fill-oxblood-deep/60" />
      <g clipPath="url(#door-open)">
        <path d="M120 100H500V680H120Z" fill="url(#door-room)" />
        <path d="M120 640 500 618V680H120Z" fill="#C89D6B" opacity=".55" />
        <path d="M484 680V290A174 174 0 0 0 310 116V100H500V680Z" fill="url(#door-jamb)" opacity=".55" />
        <path d="M120 680V290c0-104 54-186 122-186s126 80 126 186V654Z" fill="url(#door-leaf)" />
        <g className="fill-none stroke-brass" strokeWidth="1.2" opacity=".75">
          <path d="M148 640V300c0-84 40-154 94-154s94 60 98 142V622Z" />
          <path d="M148 470 340 462" />
        </g>
        <path d="M367 296V654" stroke="#7A3B46" strokeWidth="2" />
        <circle cx="352" cy="442" r="6.5" className="fill-champagne" />
      </g>
      <path d="M106 680V276a190 190 0 0 1 380 0V680" className="fill-none stroke-brass" />
      <path d="M362 680H500L620 800H330Z" fill="url(#door-spill)" />
    </svg>
  );
}
