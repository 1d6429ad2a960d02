/** Why a table is shown in words. */
import { findGame, type LoadedGame } from '@orrery/catalog';
import { useWords } from '../app/words.tsx';

export function PlainNote({
  loaded,
  className,
}: {
  readonly loaded: LoadedGame;
  readonly className: string | undefined;
}) {
  const { t } = useWords();
  const isEarlier = loaded.game.version !== findGame(loaded.game.id)?.rules;
  return <p className={className}>{isEarlier ? t('web.plain.earlier') : t('web.plain.note')}</p>;
}
