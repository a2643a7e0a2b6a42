/** Hides what is in the page's main part, which may be private, until another page is shown (page-wide rules). */
export const hidePage = (isHidden: boolean) =>
  document.documentElement.toggleAttribute('data-leaving', isHidden)
