/** From here on the Request Demo button has room in the bar; below, it stands in the menu "More". */
export const wide = '@media screen and (min-width: 1360px)'

/** From here on the bar has room for every link but the rarer ones. */
export const roomy = '@media screen and (min-width: 1200px)'
