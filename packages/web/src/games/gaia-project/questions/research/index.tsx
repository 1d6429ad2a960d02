/** Tech tiles and research steps: what the open question offers lies on the research board; here is what is said of it. */
import { researchAreas } from '@orrery/gaia-project/advice';
import { optionsOf } from '../../../../board-kit/choice.ts';
import detail from '../../detail/detail.module.css';
import { AreaDetail } from '../../detail/research-area.tsx';
import { knownFreeSteps } from '../../known.ts';
import { isPicked } from '../../press.ts';
import { effectsOf, shortArea } from '../../research/wording.ts';
import { type Table, useTable } from '../../table.ts';
import { Chain } from '../../tray/chain.tsx';
import { type Card, Tray } from '../../tray/tray.tsx';
import { useGaiaWords, type Words } from '../../words.ts';
import type { Place } from '../place.ts';
import { areasOffered, buildingMarks, linkNamed, stepChosen } from './action.ts';
import { ChainAndCovers, CoverCards, CoverDetail, CoverTray, coversOf } from './cover.tsx';
import { areaWords, coverWords, tileWords } from './words.ts';

function TileTray() {
  const { question } = useTable();
  const { t } = useGaiaWords();
  if (question === undefined) return null;
  return <Tray name={t('web.gaia.tech.title')} cards={[]} above={<Chain question={question} />} />;
}

function TilesDetail() {
  const { t } = useGaiaWords();
  return (
    <>
      <h3 className={detail.heading}>{t('web.gaia.tech.title')}</h3>
      <p>{t('web.gaia.tech.tileRules')}</p>
      <p>{t('web.gaia.tech.neverTwice')}</p>
    </>
  );
}

/** The steps that are open, each with what it gives. */
function stepCards(table: Table, words: Words): Card[] {
  const { mine, view, choice } = table;
  if (mine === undefined) return [];
  const steps = knownFreeSteps(view, mine);
  return areasOffered(table).map((area) => {
    const level = (steps.find((step) => step.area === area)?.level ?? 0) + 1;
    return {
      key: area,
      title: `${shortArea(words, area)} ${level}`,
      mark: area,
      note: effectsOf(words, area, level).join(', '),
      chosen: isPicked(table, area),
      press: () => choice.follow(area),
    };
  });
}

function AreaTray() {
  const table = useTable();
  const words = useGaiaWords();
  if (table.question === undefined) return null;
  const tile = linkNamed(table, 'tech.tile') !== undefined;
  // With a tile the chain has the room, and the research board offers the steps.
  const cards = tile ? [] : stepCards(table, words);
  return (
    <Tray
      name={words.t('web.gaia.tech.step')}
      kind="verbs"
      cards={cards}
      above={<ChainAndCovers question={table.question} />}
    />
  );
}

function StepDetail() {
  const table = useTable();
  const words = useGaiaWords();
  const chosen = stepChosen(table);
  const covers = coversOf(table, words).length > 0;
  return (
    <>
      {chosen === undefined || chosen === 'none' ? (
        <>
          <h3 className={detail.heading}>{words.t(covers ? 'web.gaia.tech.cover' : 'web.gaia.tech.step')}</h3>
          {covers ? null : <p>{words.t('web.gaia.tech.levelFive')}</p>}
        </>
      ) : (
        <AreaDetail area={chosen} brief={covers} />
      )}
      {covers ? <CoverCards /> : null}
    </>
  );
}

export const techTile: Place = {
  Tray: TileTray,
  Detail: TilesDetail,
  words: tileWords,
  marks: buildingMarks,
};

export const techCover: Place = {
  Tray: CoverTray,
  Detail: CoverDetail,
  words: coverWords,
  marks: buildingMarks,
};

export const researchArea: Place = {
  Tray: AreaTray,
  Detail: StepDetail,
  words: areaWords,
  marks: buildingMarks,
  // A tile under a track fixes the step; one may still go without it.
  propose: (_view, _seat, question) => {
    const areas = researchAreas.filter((area) => optionsOf(question).some(({ value }) => value === area));
    const [only] = areas;
    return only === undefined || areas.length > 1 ? [] : [{ pick: only }];
  },
};
