/** An en dash where there is no value; read out as "none". */
export function NoValue() {
  return (
    <span className="text-mute">
      <span aria-hidden="true">–</span>
      <span className="sr-only">none</span>
    </span>
  );
}
