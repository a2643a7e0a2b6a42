import type { SessionUser } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { sessions, students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { roleIdOf } from '../../server/acting-user.ts'
import { notSignedIn } from '../../server/api-problem.ts'
import { readCurrentRoom } from '../kids/room.repository.ts'

/** The signed-in user with the room of this session. */
export async function readSessionUser(actor: ActingUser, db: Database): Promise<SessionUser> {
  const [row] = await db
    .select({ user: users, studentId: students.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .where(eq(sessions.id, actor.sessionId))
  if (!row) throw notSignedIn()
  const { user, studentId } = row
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    mobile: user.mobile,
    avatar: user.avatar,
    role_id: roleIdOf(user.role),
    role: user.role,
    student_id: studentId,
    reference_code: user.referenceCode,
    ...(await readCurrentRoom(actor, db)),
  }
}
