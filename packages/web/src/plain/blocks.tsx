/** The parts that panels are made of: facts, things with their texts, tables. */
import type { PanelBlock, PanelFact, PanelText, PanelThing } from '@orrery/presentation';
import { memo, useCallback, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { Said } from '../parts/said.tsx';
import styles from './blocks.module.css';

export type Text = (text: PanelText) => string;

export function useText(): Text {
  const { format } = useWords();
  return useCallback((text) => (typeof text === 'object' ? format(text) : String(text)), [format]);
}

/** A text where it is read, with the names of components as they are printed. */
function Words({ of }: { readonly of: PanelText }) {
  return typeof of === 'object' ? <Said of={of} /> : String(of);
}

/** Names and amounts side by side. */
export function FactTiles({ facts }: { readonly facts: readonly PanelFact[] }) {
  const text = useText();
  return (
    <dl className={styles.tiles}>
      {facts.map((fact) => (
        <div key={fact.label.key}>
          <dt>{text(fact.label)}</dt>
          <dd>
            <b>
              <Words of={fact.value} />
            </b>
            {fact.note === undefined ? null : <small> {text(fact.note)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const weightOf = ({
  faint,
  strong,
}: {
  readonly faint?: boolean;
  readonly strong?: boolean;
}): string | undefined => (strong === true ? 'strong' : faint === true ? 'faint' : undefined);

function Title({ thing }: { readonly thing: PanelThing }) {
  const text = useText();
  return (
    <>
      <span className={styles.name}>
        <Words of={thing.name} />
      </span>
      {thing.marks?.map((mark) => {
        const words = text(mark);
        return (
          <span key={words} className="chip">
            {words}
          </span>
        );
      })}
    </>
  );
}

function Thing({ thing, open }: { readonly thing: PanelThing; readonly open: boolean }) {
  const text = useText();
  const lines = thing.text ?? [];
  if (lines.length === 0)
    return (
      <li className={styles.thing} data-weight={weightOf(thing)}>
        <Title thing={thing} />
      </li>
    );
  return (
    <li className={styles.thing} data-weight={weightOf(thing)}>
      <details open={open}>
        <summary>
          <Title thing={thing} />
        </summary>
        {lines.map((line) => {
          const words = text(line);
          return (
            <p key={words}>
              <Words of={line} />
            </p>
          );
        })}
      </details>
    </li>
  );
}

/** Components by name; each opens to show what it does, and all of them at once. */
function Things({ block }: { readonly block: Extract<PanelBlock, { show: 'things' }> }) {
  const { t } = useWords();
  const text = useText();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const readable = block.things.filter((thing) => (thing.text ?? []).length > 0).length;
  const copies = new Map<string, number>();
  return (
    <>
      {readable > 1 ? (
        <button
          type="button"
          className={`button plain small ${styles.texts}`}
          aria-pressed={open}
          onClick={() => {
            setOpen(!open);
            setOpened(opened + 1);
          }}
        >
          {t('web.plain.texts')}
        </button>
      ) : null}
      <ul className={styles.things}>
        {block.things.map((thing) => {
          const name = text(thing.name);
          const copy = copies.get(name) ?? 0;
          copies.set(name, copy + 1);
          return <Thing key={`${name}/${copy}/${opened}`} thing={thing} open={open} />;
        })}
      </ul>
    </>
  );
}

/** A key for each text; two players may have one name. */
const keysOf = (texts: readonly string[]): string[] =>
  texts.map((text, i) => `${text}/${texts.slice(0, i).filter((each) => each === text).length}`);

function Rows({ block }: { readonly block: Extract<PanelBlock, { show: 'rows' }> }) {
  const text = useText();
  const columns = keysOf(block.columns.map(text));
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <td />
          {columns.map((key, i) => (
            <th key={key} scope="col">
              {text(block.columns[i] ?? '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={text(row.name)} data-weight={weightOf(row)}>
            <th scope="row">
              <Words of={row.name} />
              {row.text?.map((line) => {
                const words = text(line);
                return <small key={words}>{words}</small>;
              })}
            </th>
            {columns.map((key, i) => (
              <td key={key}>{text(row.cells[i] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everything but maps, which need to know the question. */
export const Block = memo(function Block({
  block,
}: {
  readonly block: Exclude<PanelBlock, { show: 'map' }>;
}) {
  const text = useText();
  return (
    <section className={styles.block}>
      {block.title === undefined ? null : <h2>{text(block.title)}</h2>}
      {block.show === 'facts' ? <FactTiles facts={block.facts} /> : null}
      {block.show === 'things' ? <Things block={block} /> : null}
      {block.show === 'rows' ? <Rows block={block} /> : null}
    </section>
  );
});
