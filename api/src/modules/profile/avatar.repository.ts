import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { avatars } from '../../database/schema/identity.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { SquarePicture } from '../uploads/square-picture.ts'

/** Where profile pictures are; the double of `x.jpg` is `x@2x.jpg`. */
export const avatarFolder = '/media/people/'

/** Replaces the previous picture. */
export async function saveAvatar(
  actor: ActingUser,
  db: Database,
  picture: SquarePicture & { name: string },
) {
  await db.transaction(async (tx) => {
    await tx
      .insert(avatars)
      .values({ userId: actor.id, ...picture })
      .onConflictDoUpdate({ target: avatars.userId, set: picture })
    await tx
      .update(users)
      .set({ avatar: `${avatarFolder}${picture.name}.jpg` })
      .where(eq(users.id, actor.id))
  })
}

export const deleteAvatar = (actor: ActingUser, db: Database) =>
  db.delete(avatars).where(eq(avatars.userId, actor.id))

export async function findAvatar(db: Database, name: string) {
  const [row] = await db
    .select({ small: avatars.small, large: avatars.large })
    .from(avatars)
    .where(eq(avatars.name, name))
  return row
}
