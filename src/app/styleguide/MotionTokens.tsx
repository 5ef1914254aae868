import { useState } from 'react';

import { Button } from '@/ui/Button';

import { Specimen } from './Specimen';
import { durations, easing } from './tokens';

/** The durations side by side; they stand still when motion is paused. */
export function MotionTokens() {
  const [away, setAway] = useState(false);
  return (
    <Specimen name="Motion" note={easing} layout="wide">
      {durations.map(([name, value]) => (
        <div key={name} className="sg-space">
          <span className="sg-label">
            {name} · {value}
          </span>
          <span className="sg-track">
            <span
              className="sg-runner"
              style={{ left: away ? 'calc(100% - 12px)' : 0, transitionDuration: value, transitionTimingFunction: easing }}
            />
          </span>
        </div>
      ))}
      <p>
        <Button look="line" onClick={() => setAway(!away)}>
          Move
        </Button>
      </p>
    </Specimen>
  );
}
