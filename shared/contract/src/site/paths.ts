import { definePath } from '../define/define-path.ts'

/** Pages that the host shows itself. */
export const hostPaths = {
  /** Super admins operate the site there. */
  ops: definePath('/ops'),
}
