import { msg } from '@orrery/kernel';
import { Component, type ReactNode } from 'react';
import { useRoute } from './app/router.tsx';
import { Speaking, useWords } from './app/words.tsx';
import { Home } from './home/home.tsx';
import { fetched } from './parts/fetched.ts';
import notice from './parts/notice.module.css';

const LocalPage = fetched(async () => (await import('./opening/local-page.tsx')).LocalPage);
const ServerPage = fetched(async () => (await import('./opening/server-page.tsx')).ServerPage);
const ReplayPage = fetched(async () => (await import('./replay/replay-page.tsx')).ReplayPage);
const ReviewPage = fetched(async () => (await import('./review/review-page.tsx')).ReviewPage);
const CreatePage = fetched(async () => (await import('./create/create-page.tsx')).CreatePage);
const CardsPage = fetched(async () => (await import('./cards/cards-page.tsx')).CardsPage);
const RestorePage = fetched(async () => (await import('./home/restore-page.tsx')).RestorePage);
const Lost = fetched(async () => (await import('./opening/table-host.tsx')).Trouble);

function Page() {
  const route = useRoute();
  switch (route.at) {
    case 'home':
      return <Home />;
    case 'new':
      return <CreatePage key={route.game} game={route.game} />;
    case 'local':
      return <LocalPage id={route.id} />;
    case 'table':
      return <ServerPage key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayPage of={route.of} id={route.id} move={route.move} />;
    case 'review':
      return <ReviewPage of={route.of} id={route.id} move={route.move} />;
    case 'cards':
      return <CardsPage key={route.game} game={route.game} />;
    case 'restore':
      return <RestorePage />;
    case 'unknown':
      return <Lost why={msg('web.failure.noPage')} />;
  }
}

function Broken() {
  const { t } = useWords();
  return (
    <main className={notice.notice}>
      <h1>{t('web.trouble.title')}</h1>
      <p>{t('web.failure.broken')}</p>
      <div className={notice.ways}>
        <button type="button" className="button main" onClick={() => location.reload()}>
          {t('web.trouble.reload')}
        </button>
        <a className="button" href="/">
          {t('web.trouble.home')}
        </a>
      </div>
    </main>
  );
}

/** A fault of ours must not leave a white page: nothing that was sent is lost, so a reload mends most. */
class Safety extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

export function App() {
  return (
    <Speaking>
      <Safety>
        <Page />
      </Safety>
    </Speaking>
  );
}
