/** A hexagonal mesh of points behind the hero, faded out behind its words. */
export function Mesh() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-[68px_0_300px] text-sea-glass opacity-28 [background:radial-gradient(circle,currentColor_0_1.3px,transparent_1.9px)_50%_0/22px_38px,radial-gradient(circle,currentColor_0_1.3px,transparent_1.9px)_calc(50%+11px)_19px/22px_38px] [mask:radial-gradient(90%_40%_at_50%_22%,transparent_50%,#000)] md:inset-[84px_0_126px] xl:inset-[84px_0_96px] md:opacity-34 md:[background:radial-gradient(circle,currentColor_0_1.3px,transparent_1.9px)_50%_-6px/26px_45px,radial-gradient(circle,currentColor_0_1.3px,transparent_1.9px)_calc(50%+13px)_16.5px/26px_45px] md:[mask:radial-gradient(62%_58%_at_50%_40%,transparent_52%,#000)]"
    />
  );
}
