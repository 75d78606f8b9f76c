import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findOrInstall, onPath } from './packages';

export type Nginx = { readonly program: string; readonly brotli: string | undefined };

const modules = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/local/lib/nginx/modules'];

export function lookForNginx(): Nginx | undefined {
  const program = onPath('nginx');
  if (!program) return undefined;
  const brotli = modules.map((folder) => `${folder}/ngx_http_brotli_static_module.so`).find((file) => existsSync(file));
  const built = spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr;
  return brotli || /brotli/.test(built) ? { program, brotli } : undefined;
}

/** Finds an nginx with brotli, which root may install. Throws with the command to run if there is none. */
export function findNginx(): Nginx {
  return findOrInstall('nginx with brotli', ['nginx', 'libnginx-mod-http-brotli-static'], lookForNginx);
}
