import { type Limit, limitConcurrency } from '../../app/data/limit-concurrency.ts';
import { type LibraryPicture, type pictureApi, pictureNameSchema } from '../api/pictures-api.ts';
import { recordAudit } from './audit-log.ts';
import { applyDraft } from './draft-files.ts';
import { makePicture } from './make-picture.ts';
import {
  addPicture,
  changePicture,
  deletePicture,
  findPictureUses,
  isDescribed,
  readPictures,
  storedTexts,
} from './pictures-table.ts';
import { Refusal } from './refusal.ts';
import { type Call, type Handlers, RouteReply } from './route.ts';

const FILE_NAME = /^[0-9a-f]{20}$/;

/** Picture library: lists, uploads, describes and deletes pictures. */
export const pictureRoutes: Handlers<typeof pictureApi> = {
  'GET /pictures': async (call) => readPictures(await call.database(), await getPictureContext(call)),
  async 'POST /pictures'(call) {
    const parsedName = pictureNameSchema.safeParse(call.query.name.replace(/\p{Cc}/gu, '').slice(0, 200));
    const { encoded, ...picture } = await getUploadLimit(call)(async () =>
      makePicture(await call.readUpload()),
    );
    const client = await call.database();
    const context = await getPictureContext(call);
    const [existingPicture] = await readPictures(client, context, picture.file);
    // Files first: a row without files would be a broken picture.
    await call.studio.pictures.store(client).save(picture.file, encoded);
    if (existingPicture) return existingPicture;
    const { file, width, height } = picture;
    const row = { file, width, height, name: parsedName.success ? parsedName.data : file };
    await recordAudit(call, { action: 'pictures.upload', subject: row.name });
    await addPicture(client, row, call.person.email);
    return new RouteReply({ status: 201, body: await findPicture(call, file) });
  },
  async 'PATCH /pictures/:file'(call) {
    const { file, uses } = await findPicture(call, parseFile(call));
    const { languages } = await getPictureContext(call);
    const { alt, ...rest } = call.body;
    if (alt !== undefined && uses.length > 0 && !isDescribed(alt, languages))
      throw new Refusal(422, 'picture-undescribed');
    await changePicture(await call.database(), file, {
      ...rest,
      ...(alt && { alt: storedTexts(alt, languages) }),
    });
    return await findPicture(call, file);
  },
  async 'DELETE /pictures/:file'(call) {
    const { file, name: subject, width, uses } = await findPicture(call, parseFile(call));
    if (uses.length > 0 || (await isInAnyDraft(call, file))) throw new Refusal(409, 'picture-used');
    const client = await call.database();
    await recordAudit(call, { action: 'pictures.delete', subject });
    // The row first: the database refuses to delete it while news or projects use it.
    if (!(await deletePicture(client, file))) throw new Refusal(409, 'picture-used');
    await call.studio.pictures.store(client).remove(file, width);
  },
};

/** Limits by person: the next file is read after the previous one is processed. */
const uploads = new Map<string, Limit>();

function getUploadLimit({ person: { email } }: Pick<Call, 'person'>): Limit {
  const limit = uploads.get(email) ?? limitConcurrency(1);
  uploads.set(email, limit);
  return limit;
}

type AnyCall = Pick<Call, 'studio' | 'database' | 'draft'>;

function parseFile({ params: { file } }: Pick<Call<'/pictures/:file'>, 'params'>): string {
  if (!FILE_NAME.test(file)) throw new Refusal(404, 'no-picture');
  return file;
}

async function findPicture(call: AnyCall, file: string): Promise<LibraryPicture> {
  const [picture] = await readPictures(await call.database(), await getPictureContext(call), file);
  if (!picture) throw new Refusal(404, 'no-picture');
  return picture;
}

/** Includes other people's drafts, which the current user cannot see. */
async function isInAnyDraft({ studio }: AnyCall, file: string): Promise<boolean> {
  return (await studio.drafts.list()).some((draft) => {
    const { published, files } = applyDraft(studio, draft);
    return findPictureUses(published, files).usesOnPages.has(file);
  });
}

async function getPictureContext({ studio, draft }: AnyCall) {
  const { published, files } = applyDraft(studio, await studio.drafts.read(draft));
  return findPictureUses(published, files);
}
