import { definePath } from '../define/define-path.ts'

/** Addresses of those who make web forms and read the answers. */
export const formDeskPaths = {
  /** All forms. Query: search, a part of the title or the slug; page. */
  manage: definePath('/web-forms/manage'),
  /** Without an id a new one begins. Query: part. */
  edit: definePath('/web-forms/edit/:id?'),
  /** The answers to a form. Query: answer, the id of one; show; search. */
  answers: definePath('/web-forms/answers/:id'),
}
