/** The planets, by their types, on a field of 24 around the middle. They differ by pattern as well as by colour. */

export function PlanetSymbols() {
  return (
    <>
      <defs>
        <radialGradient id="gaia-lit" cx=".34" cy=".28" r=".85">
          <stop offset="0" stopColor="#fff" stopOpacity=".55" />
          <stop offset=".32" stopColor="#fff" stopOpacity="0" />
          <stop offset=".62" stopColor="#050812" stopOpacity=".06" />
          <stop offset="1" stopColor="#050812" stopOpacity=".72" />
        </radialGradient>
        <radialGradient id="gaia-vortex">
          <stop offset="0" stopColor="#f3dcff" />
          <stop offset=".22" stopColor="#a868e8" />
          <stop offset=".7" stopColor="#4a2080" />
          <stop offset="1" stopColor="#2a1150" />
        </radialGradient>
        <clipPath id="gaia-ball">
          <circle r="10" />
        </clipPath>
      </defs>
      <symbol id="gaia-terra" viewBox="-12 -12 24 24">
        <circle r="10" fill="#3f86dc" />
        <g clipPath="url(#gaia-ball)" fill="#cfe6ff">
          <path d="M-9-4c2-4 7-6 9-4s-1 4-3 5 0 4-3 4-4-2-3-5z" />
          <path d="M2 1c3-2 7-1 8 2s-3 6-6 5-4-5-2-7z" />
          <path d="M-6 7q3-2 5 0t-2 3z" />
        </g>
        <circle r="10" fill="url(#gaia-lit)" />
      </symbol>
      <symbol id="gaia-oxide" viewBox="-12 -12 24 24">
        <circle r="10" fill="#d2483f" />
        <g clipPath="url(#gaia-ball)" fill="#7c1d1c" stroke="#ff9d8c" strokeWidth=".8">
          <circle cx="-3.4" cy="-3.2" r="3" />
          <circle cx="4.2" cy="1.8" r="3.6" />
          <circle cx="-3.4" cy="5.4" r="2.1" />
          <circle cx="4.4" cy="-5.6" r="1.6" />
        </g>
        <circle r="10" fill="url(#gaia-lit)" />
      </symbol>
      <symbol id="gaia-volcanic" viewBox="-12 -12 24 24">
        <circle r="10" fill="#7a2e0c" />
        <g clipPath="url(#gaia-ball)" fill="none" stroke="#ff9a3d" strokeWidth="2.3" strokeLinejoin="bevel">
          <path d="M-11-3l5-3 3 4 4-5 3 4 7-3" />
          <path d="M-11 5l4-3 4 4 4-5 4 4 6-3" />
          <path d="M-3-2l1 8" />
        </g>
        <circle r="10" fill="url(#gaia-lit)" />
      </symbol>
      <symbol id="gaia-desert" viewBox="-12 -12 24 24">
        <circle r="10" fill="#ecc652" />
        <g clipPath="url(#gaia-ball)" fill="none" stroke="#8f6a14" strokeWidth="1.7">
          <path d="M-11-4.6q2.7-3 5.5 0t5.5 0 5.5 0 5.5 0" />
          <path d="M-11 .6q2.7-3 5.5 0t5.5 0 5.5 0 5.5 0" />
          <path d="M-11 5.8q2.7-3 5.5 0t5.5 0 5.5 0 5.5 0" />
        </g>
        <circle r="10" fill="url(#gaia-lit)" />
      </symbol>
      <symbol id="gaia-swamp" viewBox="-12 -12 24 24">
        <circle r="10" fill="#8d5f38" />
        <g clipPath="url(#gaia-ball)" fill="none" stroke="#3d240e" strokeWidth="1.8">
          <ellipse cx="-1" cy="1" rx="2.2" ry="1.7" fill="#3d240e" />
          <ellipse cx="-1" cy="1" rx="5.4" ry="4.6" />
          <ellipse cx="-1" cy="1" rx="9" ry="8" />
        </g>
        <circle r="10" fill="url(#gaia-lit)" />
      </symbol>
      <symbol id="gaia-titanium" viewBox="-12 -12 24 24">
        <circle r="10" fill="#98a3b1" />
        <g clipPath="url(#gaia-ball)" stroke="#454f5d" strokeWidth="1.7">
          <path d="M-12 4L4-12M-12 10L10-12M-9 13L13-9M-3 13L13-3" />
        </g>
        <circle r="10" fill="url(#gaia-lit)" />
      </symbol>
      <symbol id="gaia-ice" viewBox="-12 -12 24 24">
        <circle r="10" fill="#e8f1fa" />
        <g clipPath="url(#gaia-ball)" fill="none" stroke="#5d86b0" strokeWidth="1.5">
          <path id="gaia-flk" d="M0 0V-8.6M-2.4-7L0-4.6 2.4-7" />
          <use href="#gaia-flk" transform="rotate(60)" />
          <use href="#gaia-flk" transform="rotate(120)" />
          <use href="#gaia-flk" transform="rotate(180)" />
          <use href="#gaia-flk" transform="rotate(240)" />
          <use href="#gaia-flk" transform="rotate(300)" />
        </g>
        <circle r="10" fill="url(#gaia-lit)" opacity=".8" />
      </symbol>
      <symbol id="gaia-gaia" viewBox="-12 -12 24 24" overflow="visible">
        <circle r="11.6" fill="none" stroke="#5fd39a" strokeWidth="1" />
        <circle r="9.4" fill="#2f9c62" />
        <g clipPath="url(#gaia-ball)">
          <path d="M-5.6 6C-7-3 0-7.4 6.4-6.4 7.2 1 3 7.6-5.6 6z" fill="#a5efbd" />
          <path
            d="M-7.4 7.6C-3 2 0-1 4.6-4.6M-2.6 2.4h5M-.2-.4V-4.6"
            stroke="#1d6b40"
            strokeWidth="1.3"
            fill="none"
          />
        </g>
        <circle r="9.4" fill="url(#gaia-lit)" />
      </symbol>
      <symbol id="gaia-transdim" viewBox="-12 -12 24 24" overflow="visible">
        <circle r="8.2" fill="url(#gaia-vortex)" />
        <g fill="none" stroke="#c79bf7" strokeWidth="1.7" strokeLinecap="round">
          <path id="gaia-arm" d="M1.6-2.4C5.4-5 9.8-3.8 11-.2" />
          <use href="#gaia-arm" transform="rotate(90)" />
          <use href="#gaia-arm" transform="rotate(180)" />
          <use href="#gaia-arm" transform="rotate(270)" />
        </g>
      </symbol>
      <symbol id="gaia-lost-planet" viewBox="-12 -12 24 24" overflow="visible">
        <circle r="7.6" fill="#0b0d14" stroke="#aab2c5" strokeWidth="1" />
        <circle r="7.6" fill="url(#gaia-lit)" opacity=".5" />
        <path
          d="M-11.6 4.2C-8 6.4 8 .6 11.4-4.4"
          fill="none"
          stroke="#aab2c5"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </symbol>
    </>
  );
}
