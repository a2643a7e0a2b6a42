/** Width of a page that is a document: its text is to be read, so the lines are short. */
export const documentWidth = '48rem'
