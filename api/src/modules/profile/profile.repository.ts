import type { Profile } from '@brightyard/contract'
import { and, eq, ne, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'

export type ProfileChanges = Partial<
  Pick<typeof users.$inferInsert, 'name' | 'email' | 'mobile' | 'city' | 'language' | 'avatar'>
>

export async function readProfile(actor: ActingUser, db: Database): Promise<Profile> {
  const [user] = await db.select().from(users).where(eq(users.id, actor.id))
  if (!user) throw notFound('this account')
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    mobile: user.mobile,
    city: user.city,
    language: user.language,
    avatar: user.avatar,
    role: user.role,
    reference_code: user.referenceCode,
    created_at: user.createdAt.toISOString(),
  }
}

/** Which of these contacts somebody else has. */
export async function contactsTaken(
  actor: ActingUser,
  db: Database,
  { email, mobile }: ProfileChanges,
): Promise<('email' | 'mobile')[]> {
  if (!email && !mobile) return []
  const rows = await db
    .select({ email: users.email, mobile: users.mobile })
    .from(users)
    .where(
      and(
        ne(users.id, actor.id),
        or(
          email ? eq(users.email, email) : undefined,
          mobile ? eq(users.mobile, mobile) : undefined,
        ),
      ),
    )
  return (['email', 'mobile'] as const).filter((kind) =>
    rows.some((row) => row[kind] !== null && row[kind] === { email, mobile }[kind]),
  )
}

export async function changeProfile(actor: ActingUser, db: Database, changes: ProfileChanges) {
  if (Object.keys(changes).length === 0) return
  await db.update(users).set(changes).where(eq(users.id, actor.id))
}
