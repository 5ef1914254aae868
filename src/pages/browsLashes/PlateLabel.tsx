import { classNames } from '@/lib/classNames';

interface PlateLabelProps {
  title: string;
  /** The picture is an illustration, and says so. A photograph has no label. */
  drawn: boolean;
  /** Under a picture from edge to edge, the label keeps to the column. */
  wide?: boolean;
}

/** The line under a plate: its title left, what it is right. */
export function PlateLabel({ title, drawn, wide = false }: PlateLabelProps) {
  if (!drawn) return null;
  return (
    <figcaption className={classNames('flex justify-between gap-4 pt-3 text-caption text-mute', wide && 'wide pb-7 md:pb-8')}>
      <span>{title}</span>
      <span>Illustration</span>
    </figcaption>
  );
}
