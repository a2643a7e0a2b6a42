export interface OfflinePageHead {
  /** Rules of every page: fonts, reset, tokens. */
  styles: string
  /** URLs of the fonts that it shows. */
  fonts: readonly string[]
}

/** A sun that rises over two hills of the yard, as in the header. */
const logo = `<svg viewBox="0 0 40 40" aria-hidden="true" width="40" height="40"><g stroke="var(--by-colors-sun-deep)" stroke-width="3" stroke-linecap="round">${[
  -72, -36, 0, 36, 72,
]
  .map((angle) => `<path d="M20 8.5V4" transform="rotate(${angle} 20 22)"/>`)
  .join(
    '',
  )}</g><circle cx="20" cy="22" r="9.5" fill="var(--by-colors-sun-bright)"/><path d="M1 38c0-10 6-15 13-15s12 5 14 15Z" fill="var(--by-colors-brand-bright)"/><path d="M13 38c1-8 6-11.5 13-11.5S38.5 30 39 38Z" fill="var(--by-colors-brand-solid)"/></svg>`

/** A cloud with its plug pulled. */
const cloud = `<svg class="picture" viewBox="0 0 220 150" aria-hidden="true"><path d="M38 24C66 2 110-4 150 8s66 44 62 76-34 62-94 62S10 132 6 92 14 43 38 24Z" fill="var(--by-colors-brand-subtle)"/><path d="M62 96c-24-4-20-36 4-36 2-28 44-34 54-10 20-10 42 6 36 26 16 2 14 22-2 22Z" fill="var(--by-colors-brand-muted)"/><g fill="none" stroke="var(--by-colors-fg)" stroke-width="4" stroke-linecap="round"><path d="M88 76v.1M116 76v.1" stroke-width="6.5"/><path d="M92 90c6-6 14-6 20 0M104 98v18c0 10 16 10 16 0"/></g><path d="M112 116h16v14c0 8-16 8-16 0Zm4-10v10m8-10v10" fill="var(--by-colors-shop-bright)" stroke="var(--by-colors-shop-solid)" stroke-width="4" stroke-linejoin="round"/></svg>`

const styles = `
header{background:var(--by-colors-bg-panel);border-bottom:1px solid var(--by-colors-border)}
header a{display:inline-flex;align-items:center;gap:.5rem;min-height:3rem;border-radius:var(--by-radii-md);font:700 1.5rem/1 var(--by-fonts-heading);letter-spacing:-.02em;color:var(--by-colors-brand-fg);text-decoration:none}
header a span{padding-top:.12em}
.width{width:100%;max-width:64rem;margin:0 auto;padding:.5rem 1rem}
main{display:grid;gap:2rem;padding-block:2rem 4rem!important}
.first{display:flex;flex-direction:column;align-items:center;gap:1rem;text-align:center}
.picture{width:13.75rem}
h1,h2{font-family:var(--by-fonts-heading);font-weight:700;line-height:1.12;letter-spacing:-.01em}
h1{font-size:clamp(2rem,1.4rem + 2.6vw,3.25rem)}
h2{font-size:1.625rem}
.first p{max-width:34rem;font-size:var(--by-font-sizes-lg);color:var(--by-colors-fg-muted)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.6rem 1.75rem;border-radius:9999px;background:var(--by-colors-brand-solid);color:var(--by-colors-brand-contrast);font:600 1.0625rem/1.15 var(--by-fonts-heading);text-decoration:none;box-shadow:var(--by-shadows-edge)}
.button:hover{background:var(--by-colors-brand-deep)}
section{background:var(--by-colors-bg-panel);border:1px solid var(--by-colors-border);border-radius:var(--by-radii-xl);padding:1.5rem clamp(1rem,4vw,2rem);box-shadow:var(--by-shadows-md)}
section p{margin-top:.5rem;color:var(--by-colors-fg-muted)}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:.75rem;margin-top:1rem;padding:0;list-style:none}
li{position:relative;display:flex;flex-direction:column;gap:.25rem;padding:.9rem 1.1rem;border:1px solid var(--by-colors-border);border-radius:var(--by-radii-lg);background:var(--by-colors-bg);overflow-wrap:anywhere}
li:hover{border-color:var(--by-colors-brand-solid)}
li a{font-weight:600;color:var(--by-colors-brand-fg);text-decoration:underline;text-underline-offset:.2em}
li a::after{content:"";position:absolute;inset:0;border-radius:inherit}
li:has(:focus-visible){outline:3px solid var(--by-colors-focus);outline-offset:2px}
li a:focus-visible{outline:none;box-shadow:none}
li time{font-size:var(--by-font-sizes-sm);color:var(--by-colors-fg-muted)}
`

const preload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`

interface Words {
  title: string
  /** What is above the list. */
  first: string
  heading: string
  picture?: string
  script?: string
}

/** The service worker writes the list between the two comments. */
const documentOf = (
  head: OfflinePageHead,
  { title, first, heading, picture = '', script = '' }: Words,
) =>
  `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0b6583">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} · Brightyard</title>
<style>${head.styles}${styles}</style>
${head.fonts.map(preload).join('')}${script}
</head>
<body>
<header><div class="width"><a href="/" aria-label="Brightyard, home">${logo}<span>Brightyard</span></a></div></header>
<main class="width">
<div class="first">${picture}
<h1>${title}</h1>
${first}
</div>
<section aria-labelledby="list"><h2 id="list">${heading}</h2>
<!-- saved pages --><p>No pages are saved yet. Open pages, such as the shop and the blog, are saved by themselves when you visit them. Your bag, checkout and the pages of your account are not.</p><!-- end -->
</section>
</main>
</body>
</html>
`

/**
 * What the service worker shows of an address that is not saved while the site cannot be reached. It needs nothing of any
 * release, and works without its script.
 */
export const offlinePage = (head: OfflinePageHead) =>
  documentOf(head, {
    title: 'You are offline',
    picture: cloud,
    first: `<p id="signed-out" hidden><strong>You are signed out on this device.</strong></p>
<p id="answers-kept" hidden><strong>Your answers are kept on this device. The test goes on once you are connected; its clock runs on.</strong></p>
<p>We cannot reach Brightyard, and this page is not saved on your device. It opens by itself once you are connected again.</p>
<a class="button" href="">Try again</a>`,
    heading: 'Pages you can read now',
    script: '<script defer src="/offline.js"></script>',
  })

/** What is saved on this device, with a connection or without. */
export const savedPagesPage = (head: OfflinePageHead) =>
  documentOf(head, {
    title: 'Saved pages',
    first: `<p>These pages open without a connection, as they were when you last visited them. Your bag, checkout and the pages of your account are never saved. Signing out removes them from this device.</p>
<a class="button" href="/">Go to home</a>`,
    heading: 'On this device',
  })
