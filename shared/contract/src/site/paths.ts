import { definePath } from '../define/define-path.ts'

/** Pages of the host itself. */
export const hostPaths = {
  /** For super admins. */
  ops: definePath('/ops'),
}
