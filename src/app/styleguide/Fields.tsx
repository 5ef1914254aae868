import { useState } from 'react';

import { Select } from '@/ui/Select';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';

import { Specimen } from './Specimen';
import { State } from './State';

const options = ['Lip Blush', 'Microblading', 'Ombre Powder Brows', 'Eyeliner', 'LED Light Therapy'].map((label) => ({
  value: label,
  label,
}));
const many = Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Service ${index + 1}` }));

/** Text fields and selects. */
export function Fields() {
  const [value, setValue] = useState('');
  const [service, setService] = useState('12');
  const select = { options, placeholder: 'Choose a service', value, onChange: setValue };
  return (
    <>
      <Specimen name="TextField" layout="wide">
        <div className="sg-fields">
          <State name="empty">
            <TextField label="Name" placeholder="Your full name" />
          </State>
          <State name="filled, optional">
            <TextField label="E-mail" optional type="email" defaultValue="layla@example.com" />
          </State>
          <State name="error">
            <TextField label="Phone" type="tel" defaultValue="05" error="Please enter your phone number" />
          </State>
          <State name="disabled">
            <TextField label="Name" disabled defaultValue="Layla Haddad" />
          </State>
          <State name="Arabic">
            <TextField label="Message" defaultValue="أرغب في حجز موعد" />
          </State>
        </div>
      </Specimen>
      <Specimen name="SelectField, Select" note="At most 24 rem high; type to search." layout="wide">
        <div className="sg-fields">
          <State name="empty">
            <SelectField label="Service" {...select} />
          </State>
          <State name="chosen, forty options">
            <SelectField label="Service" options={many} placeholder="Choose a service" value={service} onChange={setService} />
          </State>
          <State name="disabled">
            <SelectField label="Service" {...select} disabled />
          </State>
          <State name="without options">
            <SelectField label="Service" {...select} options={[]} />
          </State>
          <State name="dense">
            <label htmlFor="sg-dense" className="sr-only">
              Source
            </label>
            <Select id="sg-dense" {...select} density="dense" />
          </State>
          <State name="dense, filter in use">
            <label htmlFor="sg-active" className="sr-only">
              Inquiry
            </label>
            <Select id="sg-active" options={many} placeholder="All" value={service} onChange={setService} density="dense" active />
          </State>
        </div>
      </Specimen>
    </>
  );
}
