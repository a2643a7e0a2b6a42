/** Stands for fonts, pictures and style sheets, which tests do not load. */
export default ''
