/** The words of the screen that players go by, in each language: names of regions, buttons and fields. */
import type { Language } from './browser.ts';

export interface Words {
  readonly options: string;
  readonly question: string;
  /** How the tab's title begins when the screen's owner is to choose. */
  readonly turn: string;
  readonly all: string;
  /** The tabs of the plain table. */
  readonly parts: string;
  readonly back: string;
  /** The title of the bar after locking in, and the button that plans ahead. */
  locked(name: string): RegExp;
  readonly plan: string;
  readonly lost: RegExp;
  readonly takeBack: string;
  readonly ranking: string;
  readonly total: RegExp;
  readonly download: string;
  /** Behind the curtain. */
  readonly iAm: RegExp;
  readonly home: {
    readonly play: string;
    readonly friends: string;
  };
  readonly create: {
    readonly where: string;
    readonly here: string;
    readonly seed: string;
    readonly allBots: string;
    readonly start: string;
    readonly create: string;
    readonly players: string;
    readonly bot: string;
    name(seat: number): string;
    seat(seat: number): string;
  };
  readonly room: {
    readonly link: string;
    readonly yourName: string;
    readonly join: string;
    readonly start: string;
  };
  /** "Keep my games" and the way back. */
  readonly recovery: {
    readonly menu: string;
    readonly keep: string;
    readonly make: string;
    readonly link: string;
    readonly code: string;
    readonly qr: string;
    readonly have: string;
    readonly restore: string;
    readonly look: string;
    readonly keepFirst: RegExp;
  };
  readonly race: {
    /** Where the things to choose from lie: actions, hand, drawn cards, powers and goods. */
    readonly row: RegExp;
    readonly ways: RegExp;
    /** The buttons that choose nothing. */
    readonly none: RegExp;
  };
}

export const said: Readonly<Record<Language, Words>> = {
  en: {
    options: 'What you may choose',
    question: 'The question',
    turn: '● Your turn',
    all: 'All options as a list',
    parts: 'Parts of the table',
    back: 'Back',
    locked: (name) => new RegExp(`^Locked\\. Waiting for ${name}\\.$`),
    plan: 'Plan ahead',
    lost: /^The connection is lost/,
    takeBack: 'Take it back',
    ranking: 'Ranking',
    total: /^Total/,
    download: 'Download the record',
    iAm: /^I am /,
    home: {
      play: 'Play Race for the Galaxy now, against bots',
      friends: 'Play Race for the Galaxy with friends',
    },
    create: {
      where: 'Where',
      here: 'This screen',
      seed: 'Seed',
      allBots: 'Play now, bots in every seat',
      start: 'Start the game',
      create: 'Create the table',
      players: 'Players',
      bot: 'Bot',
      name: (seat) => `Name in seat ${seat}`,
      seat: (seat) => `Seat ${seat}`,
    },
    room: { link: 'Invite link', yourName: 'Your name', join: 'Sit down', start: 'Start the game' },
    recovery: {
      menu: 'Around the table',
      keep: 'Keep my games',
      make: 'Make my link and code',
      link: 'Your link',
      code: 'Your code',
      qr: 'QR code of your link',
      have: 'I have a code',
      restore: 'Get my games back',
      look: 'Continue',
      keepFirst: /^First make a code/,
    },
    race: {
      row: /^(Action cards|Your hand, \d+|\d+ cards? to choose from|Powers and goods)$/,
      ways: /^How you place /,
      none: /^(No development|No world|No more powers)/,
    },
  },
  pt: {
    options: 'O que você pode escolher',
    question: 'A pergunta',
    turn: '● Sua vez',
    all: 'Todas as opções em lista',
    parts: 'Partes da mesa',
    back: 'Voltar',
    locked: (name) => new RegExp(`^Confirmado\\. Esperando ${name}\\.$`),
    plan: 'Adiantar jogada',
    lost: /^A conexão caiu/,
    takeBack: 'Voltar atrás',
    ranking: 'Classificação',
    total: /^Total/,
    download: 'Baixar o registro',
    iAm: /^Eu sou /,
    home: {
      play: 'Jogar Race for the Galaxy agora, contra bots',
      friends: 'Jogar Race for the Galaxy com amigos',
    },
    create: {
      where: 'Onde',
      here: 'Nesta tela',
      seed: 'Semente',
      allBots: 'Jogar agora, bots em todos os lugares',
      start: 'Começar a partida',
      create: 'Criar a mesa',
      players: 'Jogadores',
      bot: 'Bot',
      name: (seat) => `Nome no lugar ${seat}`,
      seat: (seat) => `Lugar ${seat}`,
    },
    room: {
      link: 'Link de convite',
      yourName: 'Seu nome',
      join: 'Sentar-se',
      start: 'Começar a partida',
    },
    recovery: {
      menu: 'Em volta da mesa',
      keep: 'Guardar minhas partidas',
      make: 'Criar meu link e código',
      link: 'Seu link',
      code: 'Seu código',
      qr: 'Código QR do seu link',
      have: 'Tenho um código',
      restore: 'Recuperar minhas partidas',
      look: 'Continuar',
      keepFirst: /^Primeiro criar/,
    },
    race: {
      row: /^(Cartas de ação|Sua mão, \d+|\d+ cartas? para escolher|Habilidades e bens)$/,
      ways: /^Como baixar/,
      none: /^(Nenhum desenvolvimento|Nenhum mundo|Nenhuma outra habilidade)/,
    },
  },
  pl: {
    options: 'Co możesz wybrać',
    question: 'Pytanie',
    turn: '● Twoja kolej',
    all: 'Wszystkie opcje jako lista',
    parts: 'Części stołu',
    back: 'Wstecz',
    locked: (name) => new RegExp(`^Zatwierdzone\\. Jeszcze wybiera ${name}\\.$`),
    plan: 'Zaplanuj ruch',
    lost: /^Brak połączenia/,
    takeBack: 'Wycofaj',
    ranking: 'Klasyfikacja',
    total: /^Razem/,
    download: 'Pobierz zapis partii',
    iAm: /^To ja, /,
    home: {
      play: 'Zagraj teraz z botami: Race for the Galaxy',
      friends: 'Zagraj ze znajomymi: Race for the Galaxy',
    },
    create: {
      where: 'Gdzie',
      here: 'Ten ekran',
      seed: 'Ziarno losowości',
      allBots: 'Graj teraz, boty na wszystkich miejscach',
      start: 'Zacznij partię',
      create: 'Utwórz stół',
      players: 'Gracze',
      bot: 'Bot',
      name: (seat) => `Imię na miejscu ${seat}`,
      seat: (seat) => `Miejsce ${seat}`,
    },
    room: {
      link: 'Link z zaproszeniem',
      yourName: 'Twoje imię',
      join: 'Dołącz',
      start: 'Zacznij partię',
    },
    recovery: {
      menu: 'Wokół stołu',
      keep: 'Zachowaj moje partie',
      make: 'Utwórz mój link i kod',
      link: 'Twój link',
      code: 'Twój kod',
      qr: 'Kod QR twojego linku',
      have: 'Mam kod',
      restore: 'Odzyskaj moje partie',
      look: 'Dalej',
      keepFirst: /^Najpierw utwórz kod/,
    },
    race: {
      row: /^(Karty akcji|Twoja ręka, \d+|\d+ kart[ay]? do wyboru|Zdolności i towary)$/,
      ways: /^Jak wyłożyć/,
      none: /^(Żadnej technologii|Żadnego świata|Żadnej więcej)/,
    },
  },
};
