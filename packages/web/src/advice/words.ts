/** What advisors say, in the words of the screen. The words are fetched when somebody asks for advice. */
import { fetchReasonWords, mainReasons, reasonText } from '@orrery/bots/reasons';
import { type Answer, type Message, msg, type Question } from '@orrery/kernel';
import type { Catalogue, Language } from '@orrery/text';
import { useMemo } from 'react';
import { useWords } from '../app/words.tsx';
import { chosenTexts } from '../board-kit/choice.ts';
import type en from './text/en.json';

type AdviceKey = keyof typeof en;

const own = import.meta.glob<{ readonly default: Catalogue }>('./text/*.json');

/** The words of hints, reviews and reasons in one language. */
export async function fetchAdviceWords(language: Language): Promise<Catalogue> {
  const [words, reasons] = await Promise.all([
    own[`./text/${language}.json`]?.(),
    fetchReasonWords[language](),
  ]);
  return { ...words?.default, ...reasons.default };
}

type Reasons = Parameters<typeof mainReasons>[0];

interface AdviceWords {
  /** A message of advice. */
  readonly a: (key: AdviceKey, args?: Message['args']) => string;
  /** A chance in whole percent. */
  readonly percent: (chance: number) => string;
  /** What was chosen, in words. */
  readonly answer: (question: Question | undefined, answer: Answer) => string;
  /** The heaviest reasons of each way, in words; empty where there is none. */
  readonly reasons: (reasons: Reasons) => { readonly for: string; readonly against: string };
}

/** Chances as they are read: in whole hundredths. */
export const inPercent = (chance: number): number => Math.round(100 * chance);

export function useAdviceWords(): AdviceWords {
  const { format, list } = useWords();
  return useMemo(() => {
    const a: AdviceWords['a'] = (key, args) => format(msg(key, args));
    return {
      a,
      percent: (chance) => a('web.advice.percent', { n: inPercent(chance) }),
      answer(question, answer) {
        if (question === undefined) return '';
        const texts = chosenTexts(question, answer).map((text) => headOf(format(text)));
        if (texts.length > 0) return list(texts);
        return 'amounts' in answer
          ? amountsText(question, answer.amounts, format, list)
          : a('web.advice.nothing');
      },
      reasons(reasons) {
        const told = mainReasons(reasons);
        const words = (some: Reasons): string => list(some.map((reason) => format(reasonText(reason))));
        return { for: words(told.for), against: words(told.against) };
      },
    };
  }, [format, list]);
}

/** What stands before the first dot is the name of the thing; what follows tells about it. */
const headOf = (text: string): string => text.split(' · ')[0] ?? text;

/** The parts of an amount that are given, with how many. */
function amountsText(
  question: Question,
  amounts: Readonly<Record<string, number>>,
  format: (message: Message) => string,
  list: (names: readonly string[]) => string,
): string {
  if (question.shape !== 'amounts') return '';
  return list(
    question.parts.flatMap(({ id, text }) =>
      (amounts[id] ?? 0) > 0 ? [`${amounts[id]} ${format(text)}`] : [],
    ),
  );
}
