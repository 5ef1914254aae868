/** The arch of the wordmark. `width` is in px; the height follows. */
export function LogoMark({ width }: { width: number }) {
  return (
    <svg
      viewBox="0 0 22 30"
      width={width}
      height={(width * 30) / 22}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
      className="shrink-0 text-brass"
    >
      <path d="M1 29V11a10 10 0 0 1 20 0v18Z" />
      <path d="M6.5 29V12.5a4.5 4.5 0 0 1 9 0V29" />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-[12px] font-serif text-h3/none font-medium max-sm:logo-text">
      <span className="-mt-1">
        <LogoMark width={19} />
      </span>
      {name}
    </span>
  );
}
