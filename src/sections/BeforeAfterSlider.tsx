import type { Pair } from '@/content/shapes';
import { classNames } from '@/lib/classNames';
import { Picture } from '@/ui/Picture';

interface BeforeAfterSliderProps extends Pick<Pair, 'title' | 'before' | 'after'> {
  /** The `sizes` attribute of both pictures, which have the same crop. */
  sizes: string;
  /** Classes of the frame: its ratio, and the background colour around it. */
  className: string;
  /** Where the handle is at first, in percent. */
  position?: number;
}

/** A before/after slider. `before` is left of the handle, `after` right of it. Without scripts the handle does not move. */
export function BeforeAfterSlider({ title, before, after, sizes, className, position = 40 }: BeforeAfterSliderProps) {
  const tab = 'absolute bottom-0 bg-inherit pt-1.5 text-caption/snug font-medium text-ink-soft';
  return (
    <div className={classNames('wipe', className)} style={{ '--at': `${position}%` }}>
      <Picture source={before} sizes={sizes} fit="fill" />
      <div className="absolute inset-0 [clip-path:inset(0_0_0_var(--at))]">
        <Picture source={after} sizes={sizes} fit="fill" />
      </div>
      <span className={`inset-s-0 pe-3 ${tab}`}>Before</span>
      <span className={`inset-e-0 ps-3 ${tab}`}>After</span>
      <input
        type="range"
        defaultValue={position}
        aria-label={`${title}: before and after slider`}
        onInput={({ currentTarget }) => currentTarget.parentElement?.style.setProperty('--at', `${currentTarget.value}%`)}
      />
    </div>
  );
}
