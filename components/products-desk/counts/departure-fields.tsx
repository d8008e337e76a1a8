import type { NameChange } from "@/components/products-desk/counts/counts-draft";
import {
  choiceOf,
  chooseChange,
  type Departure,
  describeDeparture,
  listChoices,
} from "@/components/products-desk/counts/departures";
import { nameOfKind } from "@/components/products-desk/counts/option-names";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";

interface DepartureFieldsProps {
  departures: Departure[];
  nameChanges: NameChange[];
  error: string | undefined;
  onChange: (changed: { nameChanges: NameChange[] }) => void;
  onPutBack: (departure: Departure) => void;
}

/** What becomes of the sizes and colors that are not typed any more and have pieces or waiting orders. */
export function DepartureFields(props: DepartureFieldsProps) {
  const { departures, nameChanges, error, onChange, onPutBack } = props;
  if (departures.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul aria-label="Sizes and colors that are gone" className="grid gap-5">
        {departures.map((departure) => {
          const { kind, name, change } = departure;
          const called = nameOfKind(kind, name);
          return (
            <li key={`${kind} ${name}`} className="grid gap-2">
              <p className="wrap-anywhere">{describeDeparture(departure)}</p>
              <SelectField
                label={`What becomes of ${name || "it"}?`}
                value={choiceOf(change)}
                options={listChoices(departure)}
                error={change ? undefined : error}
                onChange={(choice) => onChange(chooseChange(nameChanges, departure, choice))}
              />
              {name !== "" && (
                <Button variant="quiet" onClick={() => onPutBack(departure)}>
                  <span className="wrap-anywhere">Put {called} back</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
