/** Wide enough for the Request Demo button in the bar; below this width it is in the menu "More". */
export const wide = '@media screen and (min-width: 1360px)'

/** Wide enough for all but the less used links in the bar. */
export const roomy = '@media screen and (min-width: 1200px)'
